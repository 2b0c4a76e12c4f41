import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ARTICLE_KEYWORD } from '@/contract/article'
import { useStores } from '@/stores/root/context'
import { QuietLink } from '@/ui/kit/quiet-link'
import { SearchField } from '@/ui/fields/search-field'
import { Chips } from '@/ui/kit/chips'
import type { ArticlesStore } from './articles-store'
import './articles-head.scss'

/** Search and categories above the articles. */
export const ArticlesHead = observer(function ArticlesHead({ store }: { store: ArticlesStore }) {
  const { navigation } = useStores()
  const categories = store.categories.data ?? []
  return (
    <>
      <SearchField label="搜索资讯" value={store.articles.filter.keyword} onSearch={store.search} />
      <View className="articles-head__hint" role="status">
        {store.isTooShort && `请输入${ARTICLE_KEYWORD.min}-${ARTICLE_KEYWORD.max}个字`}
      </View>
      <Chips
        label="资讯分类"
        options={[
          { value: '', text: '全部' },
          ...categories.map(({ categoryId, name }) => ({ value: categoryId, text: name })),
        ]}
        value={store.articles.filter.categoryId}
        onChange={categoryId => store.articles.narrow({ categoryId })}
      />
      <QuietLink trackId="articles-collection" onTap={() => navigation.go('content/collection')}>
        我的收藏
      </QuietLink>
    </>
  )
})
