import { TexteCite } from '../../../design-system/index.ts';

/** The provisions that an article rests on: each opens where it is named. */
export function TextesCites({ textes, revenus }: { textes: readonly string[]; revenus: number }) {
  return (
    <ul>
      {textes.map((texte) => (
        <li key={texte}>
          <TexteCite texte={texte} entiere revenus={revenus} />
        </li>
      ))}
    </ul>
  );
}
