/** Who a request comes from, as the gate found out. Everything a caller makes belongs to `id`. */
export interface Caller {
  readonly id: string;
  readonly kind: 'visitor';
}
