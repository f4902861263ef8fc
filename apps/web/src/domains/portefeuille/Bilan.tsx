import type { BilanPassage, PassagePortefeuille } from '@francis/contract';
import { formaterEuros, formaterNombre, formaterTaux, MOINS } from '../../design-system/index.ts';

export const signer = (ecart: number): string =>
  ecart === 0 ? formaterEuros(0) : `${ecart > 0 ? '+' : MOINS}${formaterEuros(Math.abs(ecart))}`;
export const compter = (n: number, un: string, plusieurs = `${un}s`): string =>
  `${formaterNombre(n)} ${n > 1 ? plusieurs : un}`;

/** What the whole portfolio weighs, in four figures. */
export function Bilan({ passage, bilan }: { passage: PassagePortefeuille; bilan: BilanPassage }) {
  const calcules = bilan.exacts + bilan.estimations;
  return (
    <dl className="bilan-portefeuille">
      <Chiffre
        nom="Clients calculés"
        valeur={formaterNombre(calcules)}
        note={`${compter(bilan.exacts, 'exact')}, ${compter(bilan.estimations, 'estimation')}, ${formaterNombre(bilan.a_completer)} à compléter`}
      />
      <Chiffre
        nom="Impôt et prélèvements"
        valeur={formaterEuros(bilan.impot)}
        note={`Revenus ${passage.annee}, estimations comprises`}
      />
      <Chiffre
        nom="Gain des premiers leviers"
        valeur={formaterEuros(bilan.gain)}
        note="Un seul levier par client, le plus grand"
        ton="gain"
      />
      {passage.reforme ? (
        <Chiffre
          nom="Effet de la réforme"
          valeur={signer(bilan.effet)}
          note={`${compter(bilan.touches, 'client touché', 'clients touchés')}\u202f: ${compter(bilan.hausses, 'hausse')}, ${compter(bilan.baisses, 'baisse')}`}
          ton={bilan.effet > 0 ? 'perte' : 'gain'}
        />
      ) : (
        <Chiffre nom="Effet d’une réforme" valeur="—" note="Aucune réforme mesurée" />
      )}
    </dl>
  );
}

function Chiffre({ nom, valeur, note, ton = '' }: { nom: string; valeur: string; note: string; ton?: string }) {
  return (
    <div>
      <dt>{nom}</dt>
      <dd className={`valeur ${ton}`.trim()}>{valeur}</dd>
      <dd className="doux petit">{note}</dd>
    </div>
  );
}

/** The levers that weigh most over the whole firm, then how clients stand on the scale. */
export function Repartition({ bilan: { leviers, tranches } }: { bilan: BilanPassage }) {
  const plus = Math.max(1, ...tranches.map(({ clients }) => clients));
  return (
    <>
      <section aria-labelledby="titre-leviers">
        <h2 id="titre-leviers">Leviers du cabinet</h2>
        {leviers.length === 0 && <p className="doux petit">Aucun levier ne baisse un impôt du portefeuille.</p>}
        <ul className="leviers-cabinet">
          {leviers.map(({ id, titre, clients, gain }) => (
            <li key={id}>
              <span>
                {titre}
                <span className="doux"> {compter(clients, 'client')}</span>
              </span>
              <b className="n">{formaterEuros(gain)}</b>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="titre-tranches">
        <h2 id="titre-tranches">Tranches marginales</h2>
        <ul className="tranches-cabinet">
          {tranches.map(({ tmi, clients }) => (
            <li key={tmi}>
              <span className="n">{formaterTaux(tmi)}</span>
              <span className="barre" aria-hidden="true">
                <i style={{ inlineSize: `${(clients / plus) * 100}%` }} />
              </span>
              <span className="n">{compter(clients, 'client')}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
