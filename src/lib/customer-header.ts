/** Header that names the customer of the page that calls; no secret, the session alone decides who acts. */
export const CUSTOMER_HEADER = 'x-customer-id'
