import type { ClientListe, TriClients } from '@francis/contract';
import { Link } from 'react-router';
import { BoutonIcone, formaterEuros, formaterNombre, Icone } from '../../design-system/index.ts';
import { useAction } from '../../platform/useAction.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { EXPORTS, type Export, telecharger } from './analyses/api.ts';
import type { Criteres } from './api.ts';
import { trierPar } from './criteres.ts';
import { rendezVousCourt } from './rendez-vous.ts';

interface Props {
  lignes: readonly ClientListe[];
  criteres: Criteres;
  /** The rows are those of the search before, while the next ones come. */
  ancienne: boolean;
  onTrier: (criteres: Criteres) => void;
  onSupprimer: (client: { id: string; nom: string }) => void;
}

const COLONNES: readonly { titre: string; classe: string; tri?: TriClients }[] = [
  { titre: 'Client', classe: '', tri: 'nom' },
  { titre: 'E-mail', classe: 'c-e' },
  { titre: 'Situation', classe: 'c-s' },
  { titre: 'Revenu net annuel', classe: 'd c-r', tri: 'revenu' },
  { titre: 'TMI', classe: 'd c-t', tri: 'tmi' },
  { titre: 'Rendez-vous', classe: 'c-v', tri: 'rendez_vous' },
];
const TIRET = <span className="doux">—</span>;

export function TableClients({ lignes, criteres, ancienne, onTrier, onSupprimer }: Props) {
  return (
    <table className="dense" aria-busy={ancienne}>
      <caption className="vh">Clients du cabinet</caption>
      <thead>
        <tr>
          {COLONNES.map(({ titre, classe, tri }) => {
            const actif = tri !== undefined && criteres.tri === tri;
            return (
              <th
                key={titre}
                scope="col"
                className={classe}
                aria-sort={actif ? (criteres.sens === 'asc' ? 'ascending' : 'descending') : undefined}
              >
                {tri === undefined ? (
                  titre
                ) : (
                  <button type="button" onClick={() => onTrier(trierPar(criteres, tri))}>
                    {actif && <Icone nom={criteres.sens === 'asc' ? 'montant' : 'descendant'} petite />}
                    {titre}
                  </button>
                )}
              </th>
            );
          })}
          <th scope="col" className="c-m">
            <span className="vh">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lignes.map((ligne) => (
          <Ligne key={ligne.id} ligne={ligne} onSupprimer={onSupprimer} />
        ))}
      </tbody>
    </table>
  );
}

function Ligne({ ligne, onSupprimer }: { ligne: ClientListe; onSupprimer: Props['onSupprimer'] }) {
  const { id, revenu_net_annuel_client1: revenu, tranche_marginale_imposition_estimee: tmi } = ligne;
  const nom = `${ligne.prenom_client} ${ligne.nom_client}`;
  const rendezVous = ligne.prochain_rendez_vous_pro && rendezVousCourt(ligne.prochain_rendez_vous_pro);
  const taux = tmi === null ? undefined : `${formaterNombre(tmi)}\u00a0%`;
  return (
    <tr>
      <th scope="row">
        <Link to={`/pro/clients/${id}`}>
          <b>{ligne.nom_client}</b> {ligne.prenom_client}
        </Link>
        {ligne.statut_dossier_pro !== 'Actif' && (
          <span className="puce-statut">{ligne.statut_dossier_pro.toLowerCase()}</span>
        )}
        <span className="sous">
          {[ligne.situation_maritale_client, taux && `TMI ${taux}`].filter(Boolean).join(', ')}
        </span>
      </th>
      <td className="c-e">{ligne.email_client ?? TIRET}</td>
      <td className="c-s">{ligne.situation_maritale_client ?? TIRET}</td>
      <td className="d c-r">{revenu === null ? TIRET : formaterEuros(revenu)}</td>
      <td className="d c-t">{taux ?? TIRET}</td>
      <td className="c-v">{rendezVous ? `${rendezVous.jour} ${rendezVous.heure}` : TIRET}</td>
      <td className="c-m">
        <div className="gestes">
          <Link className="b b-f b-i b-s neutre voir" to={`/pro/clients/${id}`} aria-label={`Voir ${nom}`} title="Voir">
            <Icone nom="oeil" />
          </Link>
          {ligne.droits.modifier && (
            <Link
              className="b b-f b-i b-s neutre"
              to={`/pro/clients/${id}/edit`}
              aria-label={`Modifier ${nom}`}
              title="Modifier"
            >
              <Icone nom="crayon" />
            </Link>
          )}
          <MenuExport id={id} nom={nom} />
          {ligne.droits.supprimer && (
            <BoutonIcone icone="corbeille" libelle={`Supprimer ${nom}`} onClick={() => onSupprimer({ id, nom })} />
          )}
        </div>
      </td>
    </tr>
  );
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys that it lists.
const QUOI = Object.keys(EXPORTS) as Export[];

function MenuExport({ id, nom }: { id: string; nom: string }) {
  const { occupe, agir } = useAction((error) => messageOf(error, 'Erreur lors de l’export'));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what closes the menu, which opens without it
    <details
      className="menu-export"
      onBlur={(e) => {
        if (!e.currentTarget.contains(e.relatedTarget)) e.currentTarget.open = false;
      }}
      onKeyDown={(e) => {
        if (e.key !== 'Escape') return;
        e.currentTarget.open = false;
        e.currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary className="b b-f b-i b-s neutre" aria-label={`Exporter ${nom}`} title="Exporter">
        <Icone nom="export" />
      </summary>
      <div className="choix-export">
        {QUOI.map((quoi) => (
          <button
            key={quoi}
            type="button"
            className="b b-s"
            disabled={occupe}
            onClick={(e) => {
              e.currentTarget.closest('details')?.removeAttribute('open');
              void agir(() => telecharger(id, quoi));
            }}
          >
            {quoi.includes('-analysis') || quoi.includes('-irpp')
              ? EXPORTS[quoi].bouton
              : `Fiche en ${EXPORTS[quoi].bouton}`}
          </button>
        ))}
      </div>
    </details>
  );
}
