import { type FirstCallsOf, none } from '@/api/first-calls'
import { firstPage } from '@/api/query'
import { fileOf } from '@/domains/documents/queries'
import {
  agreementOf,
  articleCategories,
  articleOf,
  articlesOf,
  collectedArticles,
  guidePages,
  helpCategories,
  hotQuestions,
  privacyPolicy,
  questionsOf,
  registerAgreement,
  serviceAgreement,
  surveyOf,
  videoOf,
  visitOf,
} from './queries'

export const contentFirstCalls: FirstCallsOf<'content'> = {
  'content/agreement-register': () => [registerAgreement()],
  'content/agreement-service': () => [serviceAgreement()],
  'content/agreement-privacy': () => [privacyPolicy()],
  'content/agreement-pdf': ({ param }) => [fileOf({ fileId: param('fileId') })],
  'content/agreement-text': ({ param }) => [agreementOf({ agreementId: param('agreementId') })],
  'content/not-found': none,
  // What is offered depends on the phone.
  'content/download': none,
  'content/download-channel': none,
  'content/guide': () => [guidePages()],
  'content/help-center': () => [helpCategories(), hotQuestions()],
  'content/help-list': ({ param }) => [questionsOf({ categoryId: param('categoryId') })],
  'content/pdf': ({ param }) => [fileOf({ fileId: param('fileId') })],
  'content/articles': ({ optional }) => [
    articleCategories(),
    articlesOf({ categoryId: optional('categoryId'), ...firstPage() }),
  ],
  'content/collection': () => [collectedArticles(firstPage())],
  'content/article': ({ param }) => [articleOf({ articleId: param('articleId') })],
  'content/video': ({ param }) => [videoOf({ videoId: param('videoId') })],
  'content/visit': ({ param }) => [visitOf({ token: param('token') })],
  'content/satisfaction': ({ optional }) => [surveyOf({ surveyId: optional('surveyId') })],
  'content/survey': ({ param }) => [surveyOf({ surveyId: param('surveyId') })],
}
