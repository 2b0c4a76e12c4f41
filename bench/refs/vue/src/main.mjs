import { createApp } from 'vue'
import { createRouter, createWebHistory } from 'vue-router'
import '../../shared/base.css'
import App from './App.vue'

const router = createRouter({
  history: createWebHistory('/phone/'),
  routes: [
    { path: '/assetsReport/entry', component: () => import('./CoverPage.vue') },
    { path: '/assets/tradingRecord', component: () => import('./TradesPage.vue') },
    { path: '/assets/tradingDetail', component: () => import('./TradePage.vue') },
  ],
  scrollBehavior: (_to, _from, saved) => saved ?? { top: 0 },
})

createApp(App).use(router).mount('#app')
