import { addressIn } from '@website/common/addresses';
import type { Language } from '@website/common/languages';
import {
  LEGAL_PAGES,
  MAIN_LINKS,
  RESOURCE_GROUPS,
  RESOURCE_PAGES,
  type ResourceGroup,
} from '../../config/navigation.ts';
import type { Messages } from '../../i18n/messages.ts';

export type NavigationLink = { label: string; href: string };
export type NavigationGroup = { key: ResourceGroup; title: string; links: NavigationLink[] };

export type Navigation = {
  main: NavigationLink[];
  /** Where in `main` the Resources menu stands. */
  resourcesAt: number;
  groups: NavigationGroup[];
  pages: NavigationLink[];
  legal: NavigationLink[];
};

const isGroup = (key: string): key is ResourceGroup => key in RESOURCE_GROUPS;

/** The menus in one language, with those links only whose page exists. */
export function navigationFor(
  language: Language,
  copy: Messages['frame'],
  hasPage: (href: string) => boolean,
): Navigation {
  const link = (href: string, label: string): NavigationLink => ({ label, href: addressIn(language, href) });
  const main = MAIN_LINKS.filter(({ href }) => hasPage(href)).map(({ key, href }) =>
    link(href, copy.header[key]),
  );
  const groups = Object.keys(RESOURCE_GROUPS)
    .filter(isGroup)
    .map((key) => ({
      key,
      title: copy.resources.groups[key],
      links: RESOURCE_GROUPS[key]
        .filter((slug) => hasPage(`/features/${slug}`))
        .map((slug) => link(`/features/${slug}`, copy.featureNames[slug])),
    }))
    .filter((group) => group.links.length > 0);
  return {
    main,
    resourcesAt: main.length - 1,
    groups,
    pages: RESOURCE_PAGES.filter(({ href }) => hasPage(href)).map(({ key, href }) =>
      link(href, copy.resources[key]),
    ),
    legal: LEGAL_PAGES.filter(({ href }) => hasPage(href)).map(({ key, href }) =>
      link(href, copy.footer[key]),
    ),
  };
}

export const hasResources = ({ groups, pages }: Navigation) => groups.length + pages.length > 0;
