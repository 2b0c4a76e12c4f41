/** Why a new application cannot be begun in the app now: the first step that is still open, else where it is done. */
export function newApplicationReason(gates: readonly { readonly msg: string }[]): string {
  return gates[0]?.msg ?? '新建申请请联系您的信托经理，将为您当面说明'
}
