import { company } from '@website/common/company';
import { LANGUAGES } from '@website/common/languages';

/** Whom to tell about a weakness (RFC 9116). The file expires, so a build a year is the least. */
export function securityTxt(built: Date): string {
  const expires = new Date(built);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${company.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    '',
  ].join('\n');
}
