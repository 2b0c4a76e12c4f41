import { View } from '@tarojs/components'
import type { Article } from '@/contract/article'
import { useShare } from '@/domains/sharing/use-share'
import { isOn } from '@/lib/flag'
import { Tappable } from '@/platform/elements/elements'
import { ShareButton } from '@/platform/elements/share-button'
import { share2 } from '@/ui/icon/glyphs/share-2'
import { star } from '@/ui/icon/glyphs/star'
import { thumbsUp } from '@/ui/icon/glyphs/thumbs-up'
import { Icon } from '@/ui/icon/icon'
import { countText, shareCard } from './article-texts'
import type { ArticleStore } from './article-store'
import { COLLECTION, LIKE, type Reaction } from './reaction'
import './article-actions.scss'

interface ArticleActionsProps {
  article: Article
  store: ArticleStore
}

/** Like, keep and share an article. */
export function ArticleActions({ article, store }: ArticleActionsProps) {
  const share = useShare()
  const card = shareCard(article)
  return (
    <View className="article-actions">
      <ReactionButton
        article={article}
        reaction={LIKE}
        glyph={thumbsUp}
        texts={{ off: '点赞', on: '已赞' }}
        trackId="article-like"
        onTap={() => void store.toggle(LIKE)}
      />
      <ReactionButton
        article={article}
        reaction={COLLECTION}
        glyph={star}
        texts={{ off: '收藏', on: '已收藏' }}
        trackId="article-collect"
        onTap={() => void store.toggle(COLLECTION)}
      />
      <ShareButton
        className="article-actions__action"
        card={card}
        trackId="article-share"
        onTap={() => void share(card)}
      >
        <Icon glyph={share2} size={20} />
        <View className="article-actions__text">分享</View>
      </ShareButton>
    </View>
  )
}

interface ReactionButtonProps {
  article: Article
  reaction: Reaction
  glyph: string
  texts: { readonly off: string; readonly on: string }
  trackId: string
  onTap: () => void
}

function ReactionButton(props: ReactionButtonProps) {
  const { flag, count } = props.reaction.of(props.article)
  const isSet = isOn(flag)
  return (
    <Tappable
      className={`article-actions__action ${isSet ? 'article-actions__action--on' : ''}`}
      role="checkbox"
      isChecked={isSet}
      label={`${props.texts.off}，共 ${count}`}
      trackId={props.trackId}
      onTap={props.onTap}
    >
      <Icon glyph={props.glyph} size={20} />
      <View className="article-actions__text">
        {isSet ? props.texts.on : props.texts.off} {countText(count)}
      </View>
    </Tappable>
  )
}
