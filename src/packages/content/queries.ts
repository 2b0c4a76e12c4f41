import { query } from '@/api/query'

export const articleOf = query('articleDetail')
export const articleCategories = query('articleCategoryList')
export const articlesOf = query('articleList')
export const guidePages = query('guideList')
export const appVersionOf = query('appVersionInfo')
export const visitOf = query('visitQuestionQuery')
export const surveyOf = query('surveyDetail')
export const helpCategories = query('helpCategoryList')
export const hotQuestions = query('helpHotList')
export const questionsFor = query('helpSearch')
export const questionsOf = query('helpList')
export const videoOf = query('videoInfo')

export const agreementOf = query('agreementContent')
export const registerAgreement = query('agreementContent', () => ({ code: 'register' }))
export const serviceAgreement = query('agreementContent', () => ({ code: 'service' }))
export const privacyPolicy = query('agreementContent', () => ({ code: 'privacy' }))
