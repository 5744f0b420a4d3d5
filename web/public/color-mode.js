// Runs before the first paint, so that a dark page never flashes white. A file of its own, for the content security
// policy admits no inline scripts. The key and the class names are those of src/theme/color-mode.ts.
(function () {
  var kept = null;
  try {
    kept = localStorage.getItem('color-mode');
  } catch {
    // Storage may be closed to the page: the system's choice holds.
  }
  var dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add(dark ? 'dark' : 'light');
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
})();
