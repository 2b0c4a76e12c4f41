import '../../shared/base.css'
import { show } from './router.mjs'

window.addEventListener('popstate', show)
void show()
