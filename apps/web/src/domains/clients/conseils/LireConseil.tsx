import type { Conseil, ConseilResume, ContenuConseil } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { Alerte, Bouton, Etat, Fenetre, formaterEuros } from '../../../design-system/index.ts';
import { instant, jourLong } from '../../../platform/dates.ts';
import { messageOf } from '../../../platform/erreurs.ts';
import { useAction } from '../../../platform/useAction.ts';
import { conseilQuery, telechargerConseil } from './api.ts';

interface Props {
  client: string;
  resume: ConseilResume;
  onFermer: () => void;
}

/** One piece of advice, read as it was sealed. */
export function LireConseil({ client, resume, onFermer }: Props) {
  const { data, error } = useQuery(conseilQuery(client, resume.id));
  const { occupe, agir } = useAction();
  const telecharger = (format: 'pdf' | 'json'): void => void agir(() => telechargerConseil(client, resume.id, format));
  const contenu = data?.contenu;
  return (
    <Fenetre
      titre={resume.lisible?.titre ?? `Conseil n° ${resume.rang}`}
      onFermer={onFermer}
      actions={
        <>
          {contenu && (
            <>
              <Bouton icone="export" disabled={occupe} onClick={() => telecharger('json')}>
                JSON
              </Bouton>
              <Bouton icone="export" disabled={occupe} onClick={() => telecharger('pdf')}>
                Preuve en PDF
              </Bouton>
            </>
          )}
          <Bouton onClick={onFermer}>Fermer</Bouton>
        </>
      }
    >
      <div className="conseil-fenetre">
        {error && <Alerte ton="erreur">{messageOf(error, 'Ce conseil ne se lit pas. Réessayez.')}</Alerte>}
        {data && !contenu && (
          <p>
            La durée de conservation de ce conseil est passée{'\u00a0'}: sa clé est détruite, son contenu ne se lit
            plus. Son maillon reste dans la chaîne.
          </p>
        )}
        {contenu && <Contenu contenu={contenu} />}
        {data && <Preuve conseil={data} />}
      </div>
    </Fenetre>
  );
}

function Contenu({ contenu }: { contenu: ContenuConseil }) {
  const { valide_par: par, chiffres, analyse, loi } = contenu;
  const lignes: readonly [string, number][] = [
    ['Impôt sur le revenu', chiffres.impot],
    ['Prélèvements sociaux', chiffres.prelevements_sociaux],
    ['Contribution différentielle', chiffres.cdhr],
    ['Total dû', chiffres.total],
  ];
  const dues = lignes.filter(([nom, valeur]) => valeur > 0 || nom !== 'Contribution différentielle');
  return (
    <>
      <p className="doux petit">
        Validé le {instant(contenu.valide_le)} par {par.nom}
        {par.fonction !== null && `, ${par.fonction.toLowerCase()}`}.
      </p>
      <p className="texte-conseil">{contenu.texte}</p>
      <h3>Les chiffres, revenus {loi.annee}</h3>
      <p className="etat-analyse">
        <Etat nom={analyse.statut === 'exact' ? 'exact' : 'estimation'} />
        <span className="petit doux">
          Analyse du {instant(analyse.le)}, paramètres <code>{loi.parametres}</code>
        </span>
      </p>
      <dl className="figures-irpp">
        {dues.map(([nom, valeur]) => (
          <div key={nom} className={nom === 'Total dû' ? 'somme' : ''}>
            <dt>{nom}</dt>
            <dd>{formaterEuros(valeur)}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>Les faits retenus ({contenu.faits.length})</summary>
        <dl className="figures-irpp">
          {contenu.faits.map(({ chemin, libelle, texte }) => (
            <div key={chemin}>
              <dt>{libelle}</dt>
              <dd>{texte}</dd>
            </div>
          ))}
        </dl>
      </details>
      <details>
        <summary>La loi appliquée ({loi.nombres.length} paramètres)</summary>
        <ul className="loi-conseil">
          {loi.nombres.map(({ nom, libelle, article, source }) => (
            <li key={nom}>
              {libelle}{' '}
              <span className="doux petit">
                {article}. {source}.
              </span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Preuve({ conseil: { rang, preuve, conserve_jusquau } }: { conseil: Conseil }) {
  return (
    <details>
      <summary>La preuve</summary>
      <dl className="preuve-conseil petit">
        <div>
          <dt>Place dans la chaîne</dt>
          <dd>n° {rang}</dd>
        </div>
        <div>
          <dt>Empreinte du contenu (SHA-256)</dt>
          <dd>
            <code>{preuve.empreinte_sha256}</code>
          </dd>
        </div>
        <div>
          <dt>Chaîne</dt>
          <dd>
            <code>{preuve.chaine_sha256}</code>
          </dd>
        </div>
        <div>
          <dt>Conservé jusqu’au</dt>
          <dd>{jourLong(conserve_jusquau)}</dd>
        </div>
      </dl>
    </details>
  );
}
