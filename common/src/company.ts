/**
 * Who stands behind the site. This is the one place to change when the site goes live under another name:
 * copy, articles, mails and tests take these facts from here.
 */
export const company = {
  name: 'Vaivora',
  legalName: 'Vaivora, UAB',
  siteUrl: 'https://vaivora.example',
  loginUrl: 'https://app.vaivora.example',
  email: 'hello@vaivora.example',
  securityEmail: 'security@vaivora.example',
  phone: '+370 600 00000',
  address: { street: 'Vaivoros g. 1', postalCode: 'LT-00000', city: 'Kaunas', country: 'LT' },
  socials: {
    facebook: 'https://facebook.example/vaivora',
    instagram: 'https://instagram.example/vaivora',
    linkedin: 'https://linkedin.example/company/vaivora',
    youtube: 'https://youtube.example/@vaivora',
  },
  stores: {
    ios: 'https://apps.example/ios/vaivora',
    android: 'https://apps.example/android/vaivora',
  },
  /** The year in the footer's copyright line. */
  footerYear: 2025,
} as const;

export type Social = keyof typeof company.socials;
export type Store = keyof typeof company.stores;
