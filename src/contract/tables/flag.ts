/** What a flag of the wire says; `isOn` and `isOff` of lib/flag read one. */
export const FLAG = { no: '0', yes: '1' } as const
