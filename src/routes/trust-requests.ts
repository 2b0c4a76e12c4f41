import { routesOf } from './define'

const route = routesOf('trust-requests')

export const trustRequestsRoutes = [
  route('myPosition/supplementarydistri', 'appends/append-apply', '追加委托', {
    params: ['trustId', 'appendId'],
    isSecure: true,
  }),
  route('myPosition/appendDetails', 'appends/append', '追加委托详情', {
    required: ['appendId'],
    isSecure: true,
  }),
  route('myPosition/conditionalAllocationIndex', 'claims/claims', '条件分配', {
    required: ['trustId'],
  }),
  route('myPosition/conditionalAllocationDetail', 'claims/claim', '条件分配详情', {
    params: ['distId', 'planId'],
    isSecure: true,
  }),
  route('myPosition/instructionList', 'instructions/instructions', '投资指令', {
    params: ['trustId', 'status', 'range', 'startDate', 'endDate'],
  }),
  route('myPosition/instructionDetails', 'instructions/instruction', '指令详情', {
    required: ['instId'],
  }),
  route('myPosition/addinstructions', 'instructions/new-instruction', '新增投资指令', {
    required: ['trustId'],
    params: ['again'],
  }),
  route('myPosition/instructionProduct', 'instructions/instruction-products', '选择产品', {
    params: ['trustId', 'instId', 'side', 'line', 'riskLevel', 'productType'],
  }),
  route('myPosition/editinstructions', 'instructions/edit-instruction', '修改投资指令', {
    required: ['instId'],
  }),
] as const
