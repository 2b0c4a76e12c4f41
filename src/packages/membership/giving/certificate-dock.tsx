import { View } from '@tarojs/components'
import type { DrawnPicture } from '@/domains/sharing/use-picture'
import { useSaving } from '@/domains/sharing/use-saving'
import { useShare } from '@/domains/sharing/use-share'
import { ShareButton } from '@/platform/elements/share-button'
import { download } from '@/ui/icon/glyphs/download'
import { share2 } from '@/ui/icon/glyphs/share-2'
import { Icon } from '@/ui/icon/icon'
import { ButtonPair } from '@/ui/kit/button-pair'
import { Button } from '@/ui/kit/button'
import type { Certificate } from './certificate-content'
import { charityCard } from '../shared/share-cards'
import './certificate-view.scss'
import '@/ui/kit/button.scss'

interface CertificateDockProps {
  certificate: Certificate
  picture: DrawnPicture
}

/** Saves the certificate, or shares the project: the card names neither the giver nor the amount. */
export function CertificateDock({ certificate, picture }: CertificateDockProps) {
  const { needsLongPress, save } = useSaving()
  const share = useShare()
  const card = charityCard(certificate)
  const handleSave = () => {
    if (picture.url) void save({ url: picture.url, fileName: '远岚信托捐赠证书.png', doneText: '证书已保存' })
  }
  return (
    <>
      {needsLongPress && (
        <View className="certificate-dock__hint" role="status">
          请长按上方证书，选择保存图片
        </View>
      )}
      <ButtonPair
        left={
          <ShareButton
            className="button button--secondary"
            card={card}
            trackId="certificate-share"
            onTap={() => void share(card)}
          >
            <Icon glyph={share2} size={18} />
            <View className="certificate-dock__text">分享项目</View>
          </ShareButton>
        }
        right={
          picture.hasFailed ? (
            <Button trackId="certificate-redraw" onTap={picture.retry}>
              重新生成
            </Button>
          ) : (
            <Button isBusy={!picture.url} busyText="生成中" trackId="certificate-save" onTap={handleSave}>
              <Icon glyph={download} size={18} />
              <View className="certificate-dock__text">保存证书</View>
            </Button>
          )
        }
      />
    </>
  )
}
