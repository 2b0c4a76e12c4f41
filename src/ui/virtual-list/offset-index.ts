/**
 * Sizes of rows in order. The offset of a row, the row at an offset and a changed size each take O(log n), so that
 * 10,000 rows can be measured one by one. Units are the caller's; sizes are not negative.
 */
export class OffsetIndex {
  readonly length: number
  private readonly sizes: Float64Array
  /** Fenwick tree: entry i holds the sum of the `i & -i` sizes that end with row i - 1. */
  private readonly sums: Float64Array
  private readonly highestStep: number

  constructor(sizes: readonly number[]) {
    const { length } = sizes
    this.length = length
    this.sizes = Float64Array.from(sizes)
    this.sums = new Float64Array(length + 1)
    this.highestStep = length === 0 ? 0 : 2 ** Math.floor(Math.log2(length))
    for (let entry = 1; entry <= length; entry += 1) {
      this.sums[entry] = this.sumAt(entry) + this.sizeOf(entry - 1)
      const parent = entry + (entry & -entry)
      if (parent <= length) this.sums[parent] = this.sumAt(parent) + this.sumAt(entry)
    }
  }

  /** Size of all rows together. */
  get total(): number {
    return this.offsetOf(this.length)
  }

  /** Size of a row; 0 outside the list. */
  sizeOf(row: number): number {
    return this.sizes[row] ?? 0
  }

  /** Gives a row of the list another size. */
  resize(row: number, size: number): void {
    const change = size - this.sizeOf(row)
    this.sizes[row] = size
    for (let entry = row + 1; entry <= this.length; entry += entry & -entry) {
      this.sums[entry] = this.sumAt(entry) + change
    }
  }

  /** Where a row begins: the size of all rows before it. Rows outside the list count as its nearest end. */
  offsetOf(row: number): number {
    let sum = 0
    for (let entry = Math.min(Math.max(row, 0), this.length); entry > 0; entry -= entry & -entry) {
      sum += this.sumAt(entry)
    }
    return sum
  }

  /** The last row that begins at or before an offset; offsets outside the list give its first or last row. */
  rowAt(offset: number): number {
    let row = 0
    let rest = offset
    for (let step = this.highestStep; step >= 1; step /= 2) {
      const next = row + step
      if (next > this.length || this.sumAt(next) > rest) continue
      row = next
      rest -= this.sumAt(next)
    }
    return Math.max(Math.min(row, this.length - 1), 0)
  }

  private sumAt(entry: number): number {
    return this.sums[entry] ?? 0
  }
}
