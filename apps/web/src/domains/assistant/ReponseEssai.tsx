import type { EssaiReponse } from '@francis/contract';
import { Etat, Reponse } from '../../design-system/index.ts';
import { Balisage } from './balisage/Balisage.tsx';
import { CalculOuvert } from './balisage/CalculOuvert.tsx';
import { ETATS } from './textes.ts';
import './chat.css';

/** The answer to a question without an account: the text, then each calculation behind its title. */
export function ReponseEssai({ answer, statut, calculs, sources }: EssaiReponse) {
  return (
    <Reponse
      signe={
        <>
          <b>Francis</b>
          <Etat nom={ETATS[statut]} />
        </>
      }
    >
      <Balisage prefixe="essai" markdown={answer} calculs={calculs} />
      {calculs.map((calcul) => (
        <details key={calcul.id} className="calcul-essai">
          <summary>{calcul.libelle}</summary>
          <CalculOuvert id={`essai-${calcul.id}`} calcul={calcul} />
        </details>
      ))}
      {sources.length > 0 && (
        <p className="redaction">
          Textes appliqués{'\u202f'}: {sources.join(' ; ')}
        </p>
      )}
    </Reponse>
  );
}
