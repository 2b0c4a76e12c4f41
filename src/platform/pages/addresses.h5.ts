export { giveAddresses } from '../h5-router/address'
