import type { Donation } from '@/contract/charity'
import { formatDate } from '@/lib/date'
import { count } from '@/lib/format-number'
import { useStores } from '@/stores/root/context'
import { RowLink } from '@/ui/kit/row-link'

/** One donation of the customer's; leads to its certificate. */
export function DonationRow({ donation }: { donation: Donation }) {
  const { navigation } = useStores()
  const { donationId, name, points, time } = donation
  return (
    <RowLink
      title={name}
      caption={`${formatDate(time)} · 查看证书`}
      value={`${count(points)} 积分`}
      trackId="donation-certificate"
      {...navigation.link('membership/certificate', { donationId })}
    />
  )
}
