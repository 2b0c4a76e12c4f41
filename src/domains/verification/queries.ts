import { query } from '@/api/query'

export const pictureOf = query('captchaGet')
