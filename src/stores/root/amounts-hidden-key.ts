/** Where the device keeps whether the eye is shut: `1` or `0`. */
export const AMOUNTS_HIDDEN_KEY = 'amountsHidden'
