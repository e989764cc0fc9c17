/** The words of one feature page. Keys under `items` are those of its definition in config/features. */
export type FeatureCopy = {
  title: string;
  description: string;
  heading: string;
  text: string;
  benefits: TitledItems;
  features: TitledItems;
  steps: { title: string; items: TitledText[] };
  why: { title: string; text: string[] };
  questions: { question: string; answer: string }[];
  closing: TitledText;
};

export type TitledText = { title: string; text: string };
export type TitledItems = { title: string; items: Record<string, TitledText> };
