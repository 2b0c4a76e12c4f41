import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useId, useState } from 'react'
import { SmsCheckSheet } from '@/domains/verification/sms-check-sheet'
import { Heading, Tappable } from '@/platform/elements/elements'
import { DrawingSheet } from '@/platform/elements/image'
import { maskMobile } from '@/lib/mask'
import { TYPED_MAX } from '@/lib/typed-number'
import { useStores } from '@/stores/root/context'
import { TextField } from '@/ui/fields/text-field'
import { eraser } from '@/ui/icon/glyphs/eraser'
import { keyboard } from '@/ui/icon/glyphs/keyboard'
import { smartphone } from '@/ui/icon/glyphs/smartphone'
import { squarePen } from '@/ui/icon/glyphs/square-pen'
import { undo2 } from '@/ui/icon/glyphs/undo-2'
import { Icon } from '@/ui/icon/icon'
import { ActionBar } from '@/ui/kit/action-bar'
import { Card } from '@/ui/kit/card'
import { Dock } from '@/ui/kit/dock'
import { Problem } from '@/ui/kit/problem'
import { WithFoot } from '@/ui/templates/page-foot'
import { Paper } from './paper'
import { StrokeCount } from './stroke-count'
import type { SignatureStore, SignatureValue } from './signature-store'
import { TurnedPaper } from './turned-paper'
import './signature-panel.scss'

interface SignaturePanelProps {
  readonly store: SignatureStore
  /** Who signs, as registered. */
  readonly name: string
  /** What is signed, with a link to the papers. */
  readonly children?: ReactNode
  readonly onBack: () => void
  readonly onSigned: (value: SignatureValue) => void
}

/** Signing, as the whole of a page: by hand or, for who cannot write, by keyboard and a code; both count alike. */
export const SignaturePanel = observer(function SignaturePanel(props: SignaturePanelProps) {
  const { store, name, children, onBack, onSigned } = props
  const confirm = async () => {
    const value = await store.sign()
    if (value) onSigned(value)
  }
  return (
    <View className="signature-panel">
      <WithFoot>
        {children}
        {store.way === 'drawn' ? (
          <ByHand store={store} name={name} />
        ) : (
          <ByKeyboard store={store} name={name} />
        )}
        {store.error && <Problem isBoxed>{store.error}</Problem>}
        {store.isWaiting && (
          <View className="signature-panel__told" role="status">
            网络断开，恢复后自动继续
          </View>
        )}
      </WithFoot>
      <Dock>
        <ActionBar
          actions={[
            { text: '上一步', tone: 'secondary', onTap: onBack },
            {
              text: store.phase === 'failed' ? '重试' : '确认签名',
              isBusy: store.isBusy,
              disabledReason: store.disabledReason,
              onTap: () => void confirm(),
            },
          ]}
        />
      </Dock>
      <SmsCheckSheet check={store.check} title="短信确认签名" confirmText="确认签名" />
      <DrawingSheet />
    </View>
  )
})

const ByHand = observer(function ByHand({ store, name }: { store: SignatureStore; name: string }) {
  const [isTurned, setTurned] = useState(false)
  return (
    <>
      <View className="signature-panel__head">
        <Heading level={2} className="signature-panel__who">
          请签 {name}
        </Heading>
        <Tool glyph={smartphone} isGlyphTurned text="横屏签写" onTap={() => setTurned(true)} />
      </View>
      <Paper store={store} name={name} />
      <Tools store={store} isCovered={isTurned}>
        <Tool glyph={keyboard} text="改用输入" onTap={() => store.choose('typed')} />
      </Tools>
      <View className="signature-panel__hint">写字不便？可键入姓名并短信确认，效力相同。</View>
      {isTurned && <TurnedPaper store={store} name={name} onClose={() => setTurned(false)} />}
    </>
  )
})

interface ToolsProps {
  readonly store: SignatureStore
  /** The pad over the whole screen has tools of its own. */
  readonly isCovered: boolean
  readonly children: ReactNode
}

const Tools = observer(function Tools({ store, isCovered, children }: ToolsProps) {
  const countId = `count-${useId()}`
  const offBy = store.strokeCount === 0 ? countId : undefined
  return (
    <View className="signature-panel__tools">
      <Tool glyph={undo2} text="撤销一笔" offBy={offBy} onTap={store.undo} />
      <Tool glyph={eraser} text="清除重写" offBy={offBy} onTap={store.clear} />
      {children}
      {!isCovered && <StrokeCount id={countId} store={store} />}
    </View>
  )
})

interface ToolProps {
  readonly glyph: string
  readonly isGlyphTurned?: boolean
  readonly text: string
  /** Id of what says why it does nothing now. */
  readonly offBy?: string
  readonly onTap: () => void
}

function Tool({ glyph, isGlyphTurned = false, text, offBy, onTap }: ToolProps) {
  return (
    <Tappable
      className={`signature-panel__tool ${offBy ? 'signature-panel__tool--off' : ''}`}
      isAriaDisabled={offBy !== undefined}
      describedBy={offBy}
      onTap={offBy ? undefined : onTap}
    >
      <View className={`signature-panel__glyph ${isGlyphTurned ? 'signature-panel__glyph--turned' : ''}`}>
        <Icon glyph={glyph} size={20} />
      </View>
      {text}
    </Tappable>
  )
}

const ByKeyboard = observer(function ByKeyboard({ store, name }: { store: SignatureStore; name: string }) {
  const { user } = useStores()
  return (
    <>
      <Heading level={2} className="signature-panel__who">
        请签 {name}
      </Heading>
      <Card className="signature-panel__typed">
        <TextField
          field={store.form.fields.typedName}
          label="姓名"
          kind="name"
          placeholder="请键入证件上的姓名"
          maxLength={TYPED_MAX.name}
        />
        <View className="signature-panel__hint">
          确认时将向您的手机 {maskMobile(user.user?.telephone)}{' '}
          发送短信验证码，验证通过即视为您本人签名，与手写签名效力相同。
        </View>
      </Card>
      <View className="signature-panel__tools">
        <Tool glyph={squarePen} text="改用手写" onTap={() => store.choose('drawn')} />
      </View>
    </>
  )
})
