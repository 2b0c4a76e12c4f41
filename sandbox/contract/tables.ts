import * as accountCancel from '@/contract/tables/account-cancel'
import * as bankCard from '@/contract/tables/bank-card'
import * as beneficiary from '@/contract/tables/beneficiary'
import * as calendar from '@/contract/tables/calendar'
import * as certificate from '@/contract/tables/certificate'
import * as contact from '@/contract/tables/contact'
import * as customer from '@/contract/tables/customer'
import * as device from '@/contract/tables/device'
import * as document from '@/contract/tables/document'
import * as flag from '@/contract/tables/flag'
import * as home from '@/contract/tables/home'
import * as identity from '@/contract/tables/identity'
import * as instruction from '@/contract/tables/instruction'
import * as investor from '@/contract/tables/investor'
import * as membership from '@/contract/tables/membership'
import * as message from '@/contract/tables/message'
import * as myTrust from '@/contract/tables/my-trust'
import * as order from '@/contract/tables/order'
import * as papers from '@/contract/tables/papers'
import * as position from '@/contract/tables/position'
import * as product from '@/contract/tables/product'
import * as purchase from '@/contract/tables/purchase'
import * as recording from '@/contract/tables/recording'
import * as report from '@/contract/tables/report'
import * as risk from '@/contract/tables/risk'
import * as statement from '@/contract/tables/statement'
import * as survey from '@/contract/tables/survey'
import * as tax from '@/contract/tables/tax'
import * as ticket from '@/contract/tables/ticket'
import * as trade from '@/contract/tables/trade'
import * as trust from '@/contract/tables/trust'
import * as upload from '@/contract/tables/upload'

/** Every code table of the contract, with whatever else stands in their files. */
export const tables: readonly unknown[] = [
  ...Object.values(accountCancel),
  ...Object.values(bankCard),
  ...Object.values(beneficiary),
  ...Object.values(calendar),
  ...Object.values(certificate),
  ...Object.values(contact),
  ...Object.values(customer),
  ...Object.values(device),
  ...Object.values(document),
  ...Object.values(flag),
  ...Object.values(home),
  ...Object.values(identity),
  ...Object.values(instruction),
  ...Object.values(investor),
  ...Object.values(membership),
  ...Object.values(message),
  ...Object.values(myTrust),
  ...Object.values(order),
  ...Object.values(papers),
  ...Object.values(position),
  ...Object.values(product),
  ...Object.values(purchase),
  ...Object.values(recording),
  ...Object.values(report),
  ...Object.values(risk),
  ...Object.values(statement),
  ...Object.values(survey),
  ...Object.values(tax),
  ...Object.values(ticket),
  ...Object.values(trade),
  ...Object.values(trust),
  ...Object.values(upload),
]
