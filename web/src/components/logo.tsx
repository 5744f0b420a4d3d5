/** The application's mark. */
export const Logo = () => (
  <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false" style={{ flexShrink: 0 }}>
    <rect width="32" height="32" rx="7" fill="#27459b" />
    <path d="M20.5 11.2a6.3 6.3 0 1 0 0 9.6" fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
    <circle cx="22.6" cy="16" r="1.9" fill="#fff" />
  </svg>
);
