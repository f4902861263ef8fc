/** The mark: a staircase of five brackets, the marginal one lit. */
export function SigneMarque() {
  return (
    <svg viewBox="0 0 26 26" aria-hidden="true" focusable="false">
      <path d="M2 23h4.4v-4.2h4.4v-4.2" />
      <path className="allume" d="M10.8 14.6h4.4" />
      <path d="M15.2 14.6v-4.2h4.4V6.2H24" />
    </svg>
  );
}
