import { route } from './define'

/** The message centre itself is a tab, and so of the main package. */
export const messagesRoutes = {
  messageDetail: route('messages', {
    path: 'message/detail',
    page: 'detail',
    title: '消息详情',
    params: ['msgId'],
  }),
  transactionDynamics: route('messages', {
    path: 'message/transactionDynamics',
    page: 'trades',
    title: '交易动态',
    canPullRefresh: true,
  }),
  newlist: route('messages', {
    path: 'message/newlist',
    page: 'news',
    title: '最新资讯',
    canPullRefresh: true,
  }),
  importantnotice: route('messages', {
    path: 'message/importantnotice',
    page: 'notices',
    title: '重要公告',
    canPullRefresh: true,
  }),
  activityMessage: route('messages', {
    path: 'message/activityMessage',
    page: 'activities',
    title: '活动消息',
    canPullRefresh: true,
  }),
  benefitAssistant: route('messages', {
    path: 'message/benefitAssistant',
    page: 'welfare',
    title: '福利助手',
    canPullRefresh: true,
  }),
  surveyList: route('messages', {
    path: 'message/surveyList',
    page: 'surveys',
    title: '问卷列表',
    canPullRefresh: true,
  }),
  userResearch: route('messages', {
    path: 'message/userResearch',
    page: 'researches',
    title: '用户调研',
    canPullRefresh: true,
  }),
} as const
