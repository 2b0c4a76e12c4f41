const YES = '1'
const NO = '0'

/** Whether a flag of the wire says yes; unknown and absent ones do not. */
export const isOn = (flag: string | null | undefined): boolean => flag === YES

/** Whether a flag of the wire says no; unknown and absent ones do not. */
export const isOff = (flag: string | null | undefined): boolean => flag === NO
