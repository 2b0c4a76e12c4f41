import { routesOf } from './define'

const route = routesOf('signing')

export const signingRoutes = [
  route('Myorder/myorderList/signthecontract', 'papers/contract', '合同签署', {
    required: ['orderId'],
    isSecure: true,
  }),
  route('Myorder/myorderList/showContractPdf', 'papers/contract-pdf', '合同文件', {
    required: ['fileId'],
    isSecure: true,
    isScaleExempt: true,
  }),
  route('Myorder/myorderList/contractinfconfirmation', 'confirmation/contract-confirmation', '合同信息确认', {
    required: ['orderId'],
    isSecure: true,
  }),
  route('Myorder/signthecontractFace', 'signature/contract-signature', '身份确认', {
    required: ['orderId'],
    isSecure: true,
  }),
  route('Myorder/myorderList/signthecontractSuccess', 'result/contract-signed', '签署成功', {
    required: ['orderId'],
    isSecure: true,
  }),
  route('product/signContactSuccess', 'result/sign-success', '签约成功', {
    required: ['orderId'],
    isSecure: true,
  }),
] as const
