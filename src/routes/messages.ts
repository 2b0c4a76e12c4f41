import { routesOf } from './define'

const route = routesOf('messages')

/** The message centre itself is a tab, and so of the main package. */
export const messagesRoutes = [
  route('message/detail', 'inbox/message', '消息详情', { required: ['msgId'] }),
  route('message/transactionDynamics', 'inbox/trades', '交易动态', {
    params: ['readFlag'],
    canPullRefresh: true,
  }),
  route('message/newlist', 'inbox/news', '最新资讯', {
    params: ['readFlag'],
    canPullRefresh: true,
  }),
  route('message/importantnotice', 'inbox/notices', '重要公告', {
    params: ['readFlag'],
    canPullRefresh: true,
  }),
  route('message/activityMessage', 'inbox/activities', '活动消息', {
    params: ['readFlag'],
    canPullRefresh: true,
  }),
  route('message/benefitAssistant', 'inbox/welfare', '福利助手', {
    params: ['readFlag'],
    canPullRefresh: true,
  }),
  route('message/surveyList', 'feedback/surveys', '问卷列表', { canPullRefresh: true }),
  route('message/userResearch', 'feedback/researches', '用户调研', { canPullRefresh: true }),
] as const
