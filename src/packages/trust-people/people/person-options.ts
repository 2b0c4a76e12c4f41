/** Nationalities that holders of foreign papers mostly have. */
export const NATIONALITY_OPTIONS = [
  ['CN', '中国'],
  ['US', '美国'],
  ['CA', '加拿大'],
  ['GB', '英国'],
  ['AU', '澳大利亚'],
  ['NZ', '新西兰'],
  ['SG', '新加坡'],
  ['JP', '日本'],
  ['KR', '韩国'],
  ['DE', '德国'],
  ['FR', '法国'],
  ['IT', '意大利'],
  ['ES', '西班牙'],
  ['CH', '瑞士'],
  ['TH', '泰国'],
  ['MY', '马来西亚'],
].map(([value = '', text = '']) => ({ value, text }))
