import { PageStack } from '@test/page-stack'
import { describeScreens } from '@test/screen-table'

const stack = new PageStack({
  'content/agreement-register': () => import('@/packages/content/agreements/agreement-register'),
  'content/agreement-service': () => import('@/packages/content/agreements/agreement-service'),
  'content/agreement-privacy': () => import('@/packages/content/agreements/agreement-privacy'),
  'content/agreement-pdf': () => import('@/packages/content/agreements/agreement-pdf'),
  'content/agreement-text': () => import('@/packages/content/agreements/agreement-text'),
  'content/not-found': () => import('@/packages/content/start/not-found'),
  'content/download': () => import('@/packages/content/start/download'),
  'content/download-channel': () => import('@/packages/content/start/download-channel'),
  'content/guide': () => import('@/packages/content/start/guide'),
  'content/help-center': () => import('@/packages/content/help/help-center'),
  'content/help-list': () => import('@/packages/content/help/help-list'),
  'content/pdf': () => import('@/packages/content/documents/pdf'),
  'content/articles': () => import('@/packages/content/articles/articles'),
  'content/article': () => import('@/packages/content/articles/article'),
  'content/video': () => import('@/packages/content/video/video'),
  'content/visit': () => import('@/packages/content/surveys/visit'),
  'content/satisfaction': () => import('@/packages/content/surveys/satisfaction'),
  'content/survey': () => import('@/packages/content/surveys/survey'),
})

describeScreens(stack, [
  {
    page: 'content/not-found',
    says: ['404YOU LOOK LOST山路在此隐入云雾。您访问的页面不存在或已下线。返回首页前往远岚信托返回上一页'],
  },
  {
    page: 'content/pdf',
    params: {
      fileId: 'FD100',
    },
    as: 'U1',
    reads: ['fileUrlQuery fileId=FD100'],
  },
  {
    page: 'content/articles',
    as: 'U1',
    reads: ['articleList pageNum=1 pageSize=20', 'articleCategoryList', 'articleList pageNum=2 pageSize=20'],
    says: ['已显示全部 30 篇'],
    leads: [
      [
        '三季度宏观与配置回顾一篇读完三季度的增长、物价与利率，以及资产配置的几点体会。远岚研究部 · 11-15阅读 4530 · 点赞 72',
        'information/detail?articleId=AR30',
      ],
      [
        '给未成年受益人的分配怎样安排按年龄、按条件、按用途，三种方式可以组合，监护人的角色要写清楚。家族办公室 · 10-08阅读 3160 · 点赞 52',
        'information/detail?articleId=AR20',
      ],
    ],
    sends: [
      [
        '刷新',
        'articleCategoryList',
        'articleList pageNum=1 pageSize=20',
        'articleList pageNum=2 pageSize=20',
      ],
      ['全部', 'articleList pageNum=1 pageSize=20', 'articleList pageNum=2 pageSize=20'],
      ['市场观察', 'articleList categoryId=AT1 pageNum=1 pageSize=20'],
      ['家族传承', 'articleList categoryId=AT2 pageNum=1 pageSize=20'],
      ['投资者教育', 'articleList categoryId=AT3 pageNum=1 pageSize=20'],
      ['公司动态', 'articleList categoryId=AT4 pageNum=1 pageSize=20'],
    ],
  },
  {
    page: 'content/article',
    params: {
      articleId: 'AR30',
    },
    as: 'U1',
    reads: ['articleDetail articleId=AR30'],
    says: [
      '远岚研究部 · 沈知微2026-11-15 08:00阅读 4531',
      '附件三季度资产配置回顾.pdf3 页 · 3 KB',
      '黄金在组合里的位置黄金不生息，它的作用更多是分散风险，比例宜少不宜多。远岚研究部 · 09-16阅读 2886 · 点赞 84',
      '点赞 72收藏 35分享',
    ],
    leads: [
      ['三季度资产配置回顾.pdf3 页 · 3 KB', 'showPdf?fileId=FAR30'],
      [
        '利率下行时，固定收益看什么票息、久期与信用，是固定收益类资产回报的三个来源，也是三种风险。远岚研究部 · 11-03阅读 3982 · 点赞 46',
        'information/detail?articleId=AR26',
      ],
      [
        '黄金在组合里的位置黄金不生息，它的作用更多是分散风险，比例宜少不宜多。远岚研究部 · 09-16阅读 2886 · 点赞 84',
        'information/detail?articleId=AR18',
      ],
    ],
    sends: [
      ['article-like', 'articleLike articleId=AR30 on=1'],
      ['article-collect', 'articleCollect articleId=AR30 on=1'],
    ],
  },
  {
    page: 'content/visit',
    params: {
      token: 'visit-open-2026',
    },
    as: 'U1',
    reads: ['visitQuestionQuery token=visit-open-2026'],
    says: [
      '产品远岚·稳泰26号签约时间2026-11-19 15:42:10有效期至2026-11-27 23:59',
      '1. 本次认购是否由您本人自愿办理？是否',
      '2. 您是否已阅读并理解信托合同与风险申明书？是否',
      '3. 您是否知悉产品不承诺保本保收益，可能出现本金损失？是否',
      '4. 工作人员向您说明了哪些内容？产品风险等级投资方向费用与期限冷静期权利均未说明',
      '5. 您是否还有其他需要说明的情况？（选填）您是否还有其他需要说明的情况？0 / 200 · 文字内容关闭应用后不保留',
    ],
  },
  {
    page: 'content/satisfaction',
    params: { surveyId: 'SV1' },
    as: 'U1',
    reads: ['surveyDetail surveyId=SV1'],
    says: ['移动客户端使用体验调研'],
  },
  {
    page: 'content/satisfaction',
    as: 'U1',
    reads: ['surveyDetail'],
    says: [
      '2026年财富服务满意度调查',
      '请在 2026-12-31 23:59 前提交完成后获得 60 积分',
      '1. 您对本年度整体服务的满意程度12345非常不满意非常满意',
      '2. 您对信托经理服务的满意程度12345非常不满意非常满意',
      '3. 哪些方面最需要改进？选择1至3项响应速度专业解答信息披露客户端体验暂无',
      '4. 您的意见与建议（选填）您的意见与建议0 / 500 · 文字内容关闭应用后不保留',
    ],
  },
  {
    page: 'content/survey',
    params: {
      surveyId: 'SV1',
    },
    as: 'U1',
    reads: ['surveyDetail surveyId=SV1'],
    says: [
      '请在 2026-12-15 23:59 前提交完成后获得 100 积分',
      '1. 您平均多久打开一次客户端？每天每周几次每月几次很少打开',
      '2. 您最常用哪些功能？选择1至3项查看资产交易记录家族信托信息披露公益中心以上都不常用',
      '3. 请为客户端的易用程度打分12345非常不满意非常满意',
      '4. 请评价下列页面资产总览难用一般好用交易记录难用一般好用信托文件难用一般好用',
      '5. 您希望我们先改进哪一项？请按重要程度排列1文字更大2操作更少3加载更快就按这个顺序',
      '6. 还有什么想对我们说的？（选填）还有什么想对我们说的？0 / 500 · 文字内容关闭应用后不保留',
    ],
  },
  {
    page: 'content/survey',
    params: {
      surveyId: 'SV2',
    },
    as: 'U1',
    reads: ['surveyDetail surveyId=SV2'],
    says: [
      '您已于 2026-11-06 19:42 提交，已获得 200 积分。',
      '1. 您是否已有传承方面的安排？已有完整安排有部分安排还没有',
      '2. 您最关注哪些方面？选择1至2项子女教育养老保障财富传承公益慈善',
      '3. 您希望得到哪些专业支持？（选填）（未填写）',
    ],
  },
  {
    page: 'content/agreement-register',
    as: 'U3',
    reads: ['agreementContent code=register'],
    says: ['版本 2.1 · 2026-03-01 生效', '还需阅读 10 秒我已阅读并同意本版本'],
    leads: [['隐私政策', 'agreement/privacyPolicy']],
  },
  {
    page: 'content/agreement-service',
    as: 'U1',
    reads: ['agreementContent code=service'],
    says: [
      '版本 1.4 · 2026-01-15 生效 · 您已于 2026-03-02 同意',
      '服务时间为全天；交易申请在工作日15:00以后提交的，按下一个工作日受理，产品文件另有约定的除外。',
    ],
  },
  {
    page: 'content/agreement-privacy',
    as: 'U1',
    reads: ['agreementContent code=privacy'],
    says: [
      '版本 3.1 · 2026-11-01 生效 · 您同意的是 3.0 版',
      '个人信息处理者：远岚信托有限责任公司，注册地址：北京市西城区远岚路1号。',
      '复制：申请个人信息副本，选择范围和格式，我们在15个工作日内提供；',
    ],
    leads: [
      ['个人信息收集清单', 'PersonalInfoChecklist'],
      ['privacy-withdraw', 'PersonalInfoChecklist'],
      ['第三方共享清单', 'thirdPartysharing'],
      ['privacy-third-parties', 'thirdPartysharing'],
      ['3.0 版2025-09-01 生效', 'agreement/richText?agreementId=AG-PRIV-30'],
    ],
  },
  {
    page: 'content/agreement-text',
    params: {
      agreementId: 'AG-FACE-12',
    },
    as: 'U1',
    reads: ['agreementContent agreementId=AG-FACE-12'],
    says: ['版本 1.2 · 2025-06-01 生效'],
  },
  {
    page: 'content/agreement-pdf',
    params: {
      fileId: 'FD100',
    },
    as: 'U1',
    reads: ['fileUrlQuery fileId=FD100'],
  },
  {
    page: 'content/help-center',
    as: 'U1',
    reads: ['helpCategoryList', 'helpHotList'],
    says: [
      '登录与账户8 个问题',
      '实名与合格投资者8 个问题',
      '认购、赎回与分配8 个问题',
      '家族信托8 个问题',
      '资产与报告8 个问题',
      '会员与公益8 个问题',
      '认识家族信托20 秒视频，配字幕与文字稿',
    ],
    leads: [
      ['登录与账户8 个问题', 'helpList?categoryId=account'],
      ['会员与公益8 个问题', 'helpList?categoryId=charity'],
      ['help-guide', 'guide'],
      ['help-video', 'showVideo?videoId=VD1'],
      ['help-feedback', 'satisfySurvey'],
    ],
  },
  {
    page: 'content/help-list',
    params: {
      categoryId: 'account',
    },
    as: 'U1',
    reads: ['helpList categoryId=account'],
  },
  {
    page: 'content/guide',
    as: 'U1',
    reads: ['guideList'],
    says: [
      '第 1 步，共 4 步一页看清全部资产总资产、各类占比与持有收益都在“我的资产”。点按眼睛图标即可隐藏金额。',
    ],
    leads: [['guide-skip', 'helpCenter', 'instead']],
  },
  {
    page: 'content/video',
    params: {
      videoId: 'VD1',
    },
    as: 'U1',
    reads: ['videoInfo videoId=VD1'],
    says: [
      '时长 0:20 · 210 KB',
      '0:00家族信托，是把财产托付给信托公司，为家人长久打理。',
      '0:05委托人设立信托，写明受益人与分配方式。',
      '0:10信托财产独立于委托人与受托人的其他财产。',
      '0:15信托有风险，投资须谨慎。详情请咨询您的理财经理。',
    ],
  },
  {
    page: 'content/download',
    as: 'U1',
    reads: ['appVersionInfo platform=other'],
    says: [
      '5.2.0 版更新· 长辈版支持五档字号· 交易记录支持按月汇总与导出· 家族信托进度一目了然',
      '版本5.2.0更新日期2026-11-06开发者远岚信托有限责任公司备案号京ICP备00000000号-1A',
    ],
  },
  {
    page: 'content/download-channel',
    params: {
      channel: 'jy',
    },
    as: 'U1',
    reads: ['appVersionInfo platform=other channel=jy'],
    says: [
      '5.2.0 版更新· 长辈版支持五档字号· 交易记录支持按月汇总与导出· 家族信托进度一目了然',
      '版本5.2.0更新日期2026-11-06开发者远岚信托有限责任公司备案号京ICP备00000000号-1A',
    ],
  },
])
