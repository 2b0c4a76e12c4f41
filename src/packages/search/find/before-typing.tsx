import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import type { SearchStore } from './search-store'
import './search.scss'

/** What customers look for, and what a visitor can find. */
const SUGGESTIONS = ['大字', '改手机号', '赎回', '合同', '受益人', '风险测评', '资产证明', '客服']
const SUGGESTIONS_FOR_VISITORS = ['大字', '登录', '家族信托', '合格投资者', '验证码', '客服']

/** Before anything is typed: what was looked for last on this device, and what can be. */
export const BeforeTyping = observer(function BeforeTyping({ store }: { store: SearchStore }) {
  const { user } = useStores()
  const suggestions = user.session === 'anonymous' ? SUGGESTIONS_FOR_VISITORS : SUGGESTIONS
  return (
    <>
      {store.recent.length > 0 && (
        <Card>
          <SectionHead title="最近搜索">
            <Tappable
              className="search__forget"
              label="清空最近搜索"
              trackId="search-forget"
              onTap={store.forget}
            >
              清空
            </Tappable>
          </SectionHead>
          <Words words={store.recent} trackId="search-recent" onChoose={store.search} />
          <View className="search__note">只保存在本机，退出登录后清除</View>
        </Card>
      )}
      <Card>
        <SectionHead title="试试这样找" />
        <Words words={suggestions} trackId="search-suggested" onChoose={store.search} />
      </Card>
    </>
  )
})

interface WordsProps {
  words: readonly string[]
  trackId: string
  onChoose: (word: string) => void
}

function Words({ words, trackId, onChoose }: WordsProps) {
  return (
    <View className="search__words">
      {words.map(word => (
        <Tappable key={word} className="search__word" trackId={trackId} onTap={() => onChoose(word)}>
          <View className="search__word-face">{word}</View>
        </Tappable>
      ))}
    </View>
  )
}
