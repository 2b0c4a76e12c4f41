import { View } from '@tarojs/components'
import { useState } from 'react'
import { Tappable } from '@/platform/elements'
import { Dialog } from '@/ui/overlays/dialog'
import { type Terms, TERMS } from './terms'

/** The two documents as links; each opens in a sheet, so that nothing typed is lost. */
export function TermsLinks() {
  const [open, setOpen] = useState<Terms>()
  const [isOpen, setIsOpen] = useState(false)
  const show = (terms: Terms) => {
    setOpen(terms)
    setIsOpen(true)
  }
  return (
    <View className="login__terms">
      我已阅读并同意
      {TERMS.map(terms => (
        <Tappable key={terms.title} className="login__terms-link" role="link" onTap={() => show(terms)}>
          《{terms.title}》
        </Tappable>
      ))}
      {open && (
        <Dialog isOpen={isOpen} title={open.title} shape="sheet" onClose={() => setIsOpen(false)}>
          {open.paragraphs.map(paragraph => (
            <View key={paragraph} className="login__paragraph">
              {paragraph}
            </View>
          ))}
        </Dialog>
      )}
    </View>
  )
}
