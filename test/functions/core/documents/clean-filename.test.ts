import { describe, expect, it } from '@jest/globals';
import { maxTitleLength } from '../../../../shared/limits.ts';
import { cleanFilename } from '../../../../functions/core/documents/clean-filename.ts';
import fc from '../../../support/properties.ts';

describe('acceptance 22: file names', () => {
  it.each([
    ['../../../etc/passwd.txt', 'passwd.txt'],
    ['..\\..\\windows\\lease.docx', 'lease.docx'],
    ['lease.pdf\r\nSet-Cookie: a=b', 'lease.pdf Set-Cookie_ a=b'],
    ['lease\u0000.pdf', 'lease.pdf'],
    ['lease\u202Efdp.exe', 'leasefdp.exe'],
    ['..', 'document'],
    ['', 'document'],
    ['Mietvertrag für Müller & Söhne.pdf', 'Mietvertrag für Müller & Söhne.pdf'],
    ['契約書.docx', '契約書.docx'],
  ])('GIVEN the name %j THEN it is shown as %j', (name, shown) => {
    expect(cleanFilename(name)).toBe(shown);
  });

  it('GIVEN a name of 5,000 characters THEN it is short and keeps its extension', () => {
    const shown = cleanFilename(`${'agreement '.repeat(500)}.docx`);
    expect(shown.length).toBeLessThanOrEqual(maxTitleLength);
    expect(shown).toMatch(/^agreement agreement .*….docx$/);
  });

  it('GIVEN any name at all THEN what is shown is one short, well-formed line without a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const shown = cleanFilename(name);
        expect(shown.length).toBeGreaterThan(0);
        expect(shown.length).toBeLessThanOrEqual(maxTitleLength);
        expect(shown.isWellFormed()).toBe(true);
        expect(shown).not.toMatch(/[\\/\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(shown).not.toMatch(/^\./);
      }),
    );
  });
});
