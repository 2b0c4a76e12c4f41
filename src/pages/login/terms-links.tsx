import { View } from '@tarojs/components'
import { Tappable } from '@/platform/elements'
import { useStores } from '@/stores/context'

const AGREEMENTS = [
  { title: '用户注册协议', route: 'agreementRegister' },
  { title: '隐私政策', route: 'agreementPrivacyPolicy' },
] as const

/** The two agreements as links to their pages; what was typed waits below them. */
export function TermsLinks() {
  const { navigation } = useStores()
  return (
    <View className="login__terms">
      我已阅读并同意
      {AGREEMENTS.map(({ title, route }) => (
        <Tappable key={route} className="login__terms-link" role="link" onTap={() => navigation.go(route)}>
          《{title}》
        </Tappable>
      ))}
    </View>
  )
}
