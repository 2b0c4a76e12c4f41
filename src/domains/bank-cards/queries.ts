import { query } from '@/api/query'

export const ownCards = query('bankCardList')
