/** The code of success, of an answer's envelope and of the result in it (specification, section 8). */
export const SUCCESS = '00000000'
