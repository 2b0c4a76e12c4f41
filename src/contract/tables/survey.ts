/** 问卷状态, of surveys and call-backs. */
export const SURVEY_STATUS = { notStarted: '0', open: '1', answered: '2', closed: '3' } as const

/** 调研邀请状态: waits for the customer, accepted, declined, closed without either. */
export const RESEARCH_STATUS = { open: '1', accepted: '2', declined: '3', closed: '4' } as const
