/** Attributes of one element; a bare attribute is an empty text. */
export type Attributes = Readonly<Record<string, string>>;

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

const decode = (text: string) =>
  text.replace(/&(?:amp|quot|#x27|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

function attributesOf(text: string): Attributes {
  const found = [...text.matchAll(/([^\s=/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g)];
  return Object.fromEntries(
    found.map(([, name = '', double, single, bare]) => [name, decode(double ?? single ?? bare ?? '')]),
  );
}

/** Markup without styles and scripts: what a page says, not what it does. */
export const withoutCode = (html: string) => html.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '');

/** Elements of a kind in a page of ours. Four hundred documents would be too much for a DOM. */
export function elements(html: string, tag: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>`, 'g'))].map(([, text = '']) =>
    attributesOf(text),
  );
}
