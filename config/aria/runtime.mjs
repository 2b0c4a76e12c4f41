import { mergeInternalComponents } from '@tarojs/shared'
import attributes from './attributes.js'

mergeInternalComponents(attributes.components)
