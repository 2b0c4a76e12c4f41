import { mergeInternalComponents } from '@tarojs/shared'
import { components } from './attributes'

mergeInternalComponents(components)
