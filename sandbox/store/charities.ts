import type { Flag } from '@/contract/primitives'
import { FLAG } from '@/contract/tables/flag'
import type { Db } from './database'

/** A row of `charities` with what it has got so far, the opening figures included. */
export interface CharityRow {
  readonly charity_id: string
  readonly name: string
  readonly org_name: string
  readonly org_reg_no: string
  readonly cover: string
  readonly content: string
  readonly goal_points: number
  readonly min_points: number
  readonly start_time: string
  readonly end_time: string
  readonly raised: number
  readonly donors: number
}

/** A row of `donations` with the names it is shown with. */
export interface DonationRow {
  readonly donation_id: string
  readonly customer_id: string
  readonly charity_id: string
  readonly points: number
  readonly anonymous: Flag
  readonly donated_at: number
  /** `''` until a certificate was asked for. */
  readonly cert_no: string
  readonly charity_name: string
  readonly org_name: string
  readonly customer_name: string
}

const SELECT_CHARITY = `SELECT c.charity_id, c.name, c.org_name, c.org_reg_no, c.cover, c.content, c.goal_points, c.min_points,
    c.start_time, c.end_time,
    c.opening_points + coalesce(sum(d.points), 0) AS raised,
    c.opening_donors + count(DISTINCT d.customer_id) AS donors
  FROM charities c LEFT JOIN donations d ON d.charity_id = c.charity_id`

const SELECT_DONATION = `SELECT d.*, c.name AS charity_name, c.org_name, u.name AS customer_name
  FROM donations d
  JOIN charities c ON c.charity_id = d.charity_id
  JOIN customers u ON u.id = d.customer_id`

/** Every project. */
export function listCharities(db: Db): CharityRow[] {
  return db.all<CharityRow>(`${SELECT_CHARITY} GROUP BY c.charity_id ORDER BY c.charity_id`)
}

/** The project with this id. */
export function charityById(db: Db, charityId: string): CharityRow | undefined {
  return db.get<CharityRow>(`${SELECT_CHARITY} WHERE c.charity_id = ? GROUP BY c.charity_id`, charityId)
}

/** News of a project, newest first. */
export function charityUpdates(db: Db, charityId: string): { date: string; text: string; picture: string }[] {
  return db.all(
    'SELECT date, text, picture FROM charity_updates WHERE charity_id = ? ORDER BY date DESC',
    charityId,
  )
}

/** The last donations to a project whose givers asked to be named, newest first. */
export function namedDonations(db: Db, charityId: string, limit: number): DonationRow[] {
  return db.all<DonationRow>(
    `${SELECT_DONATION} WHERE d.charity_id = ? AND d.anonymous = ?
     ORDER BY d.donated_at DESC, d.donation_id DESC LIMIT ?`,
    charityId,
    FLAG.no,
    limit,
  )
}

/** A customer's donations, newest first. */
export function donationsOf(db: Db, customerId: string): DonationRow[] {
  return db.all<DonationRow>(
    `${SELECT_DONATION} WHERE d.customer_id = ? ORDER BY d.donated_at DESC, d.donation_id DESC`,
    customerId,
  )
}

/** The donation with this id. */
export function donationById(db: Db, donationId: string): DonationRow | undefined {
  return db.get<DonationRow>(`${SELECT_DONATION} WHERE d.donation_id = ?`, donationId)
}

/** Records a donation and answers its id, `D20261120…`; the points must have been taken already. */
export function addDonation(
  db: Db,
  donation: { customerId: string; charityId: string; points: number; anonymous: Flag; now: number },
  day: string,
): string {
  const count = db.get<{ count: number }>('SELECT count(*) AS count FROM donations')?.count ?? 0
  const donationId = `D${day.replace(/-/g, '')}${String(count + 1).padStart(5, '0')}`
  db.run(
    `INSERT INTO donations (donation_id, customer_id, charity_id, points, anonymous, donated_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    donationId,
    donation.customerId,
    donation.charityId,
    donation.points,
    donation.anonymous,
    donation.now,
  )
  return donationId
}

/** The certificate's number of a donation; issued when it is asked for first. */
export function certificateNoOf(db: Db, { donation_id, cert_no }: DonationRow): string {
  if (cert_no) return cert_no
  const issued = `YLGY-${donation_id.slice(1)}`
  db.run('UPDATE donations SET cert_no = ? WHERE donation_id = ?', issued, donation_id)
  return issued
}
