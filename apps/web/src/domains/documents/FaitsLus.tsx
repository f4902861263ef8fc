import type { DocumentReponse, FaitDeDocument } from '@francis/contract';
import { Extrait } from './Extrait.tsx';
import { ecrireValeur, majuscule } from './textes.ts';

interface Props {
  document: DocumentReponse;
  refuses: ReadonlySet<string>;
  /** Path of the fact whose proof is shown. */
  vise: string | undefined;
  onChoisir: (chemin: string, pris: boolean) => void;
  onViser: (chemin: string | undefined) => void;
}

/** The facts read of a document: each with its value, how sure it is, and the zone that proves it. */
export function ListeDesFaits({ document, refuses, vise, onChoisir, onViser }: Props) {
  return (
    <ul className="faits-doc">
      {document.faits.map((fait, i) => (
        <LigneDeFait
          key={fait.chemin}
          fait={{ ...fait, rang: i + 1 }}
          page={document.pages[fait.page - 1]}
          pris={!refuses.has(fait.chemin)}
          ouvert={vise === fait.chemin}
          fige={document.etat === 'confirme'}
          onChoisir={(pris) => onChoisir(fait.chemin, pris)}
          onOuvrir={() => onViser(vise === fait.chemin ? undefined : fait.chemin)}
        />
      ))}
    </ul>
  );
}

/** What was left empty, and why. */
export function Laisses({ ecartes }: Pick<DocumentReponse, 'ecartes'>) {
  if (ecartes.length === 0) return null;
  return (
    <section className="bloc-doc" aria-labelledby="laisses">
      <h2 id="laisses">Laissé vide</h2>
      <ul className="ecartes-doc">
        {ecartes.map(({ chemin, libelle, raison }) => (
          <li key={chemin}>
            <b>{majuscule(libelle)}</b>
            {'\u202f'}: {raison}.
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PropsLigne {
  fait: FaitDeDocument & { rang: number };
  page: DocumentReponse['pages'][number] | undefined;
  pris: boolean;
  ouvert: boolean;
  fige: boolean;
  onChoisir: (pris: boolean) => void;
  onOuvrir: () => void;
}

function LigneDeFait({ fait, page, pris, ouvert, fige, onChoisir, onOuvrir }: PropsLigne) {
  const { rang, libelle, etat, controle, zone } = fait;
  return (
    <li className={`fait-doc${ouvert ? ' ouvert' : ''}${pris ? '' : ' refuse'}`}>
      <label className="nom-doc">
        <input type="checkbox" checked={pris} disabled={fige} onChange={(e) => onChoisir(e.target.checked)} />
        <span>{majuscule(libelle)}</span>
      </label>
      <b className="n">{ecrireValeur(fait)}</b>
      <span className={etat === 'sur' ? 'conf-doc' : 'conf-doc bas'}>{etat === 'sur' ? 'sûr' : 'à vérifier'}</span>
      <button type="button" className="zn-doc" aria-expanded={ouvert} aria-controls={`zone-${rang}`} onClick={onOuvrir}>
        <span className="vh">Zone </span>
        {rang}
      </button>
      <div className="preuve-doc" id={`zone-${rang}`} hidden={!ouvert}>
        {ouvert && <Extrait page={page} zone={zone} />}
        {controle !== null && <p className="petit">{majuscule(controle)}.</p>}
      </div>
    </li>
  );
}
