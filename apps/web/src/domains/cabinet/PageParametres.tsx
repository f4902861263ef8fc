import { useSearchParams } from 'react-router';
import { Onglets } from '../../design-system/index.ts';
import { useTitre } from '../../platform/titre.ts';
import { CadrePro } from '../clients/CadrePro.tsx';
import { RETOUR_CLIENTS, TetePro } from '../clients/TetePro.tsx';
import { OngletAnnuaire } from '../annuaire/OngletAnnuaire.tsx';
import { OngletFacturation } from '../facturation/OngletFacturation.tsx';
import { OngletArchive } from './archives/OngletArchive.tsx';
import { OngletCabinet } from './OngletCabinet.tsx';
import { OngletCles } from './OngletCles.tsx';
import { OngletConseils } from './OngletConseils.tsx';
import { OngletProfilPro } from './OngletProfilPro.tsx';
import '../facturation/facturation.css';
import './cabinet.css';

const ONGLETS = ['profil', 'facturation', 'cabinet', 'conseils', 'annuaire', 'api', 'archive'] as const;
const RETOUR = '/pro/settings?onglet=facturation';

/** Settings of the professional area. The tab is in the address: a link may open any of them. */
export function PageParametres() {
  useTitre('Paramètres');
  const [parametres, changer] = useSearchParams();
  const actif = ONGLETS.find((nom) => nom === parametres.get('onglet')) ?? 'profil';
  return (
    <CadrePro className="compte-page parametres-pro">
      <TetePro retour={RETOUR_CLIENTS} titre="Paramètres" />
      <Onglets
        libelle="Paramètres"
        actif={actif}
        onChange={(onglet) => changer({ onglet }, { replace: true })}
        onglets={[
          { valeur: 'profil', nom: 'Profil', contenu: <OngletProfilPro /> },
          { valeur: 'facturation', nom: 'Facturation', contenu: <OngletFacturation retour={RETOUR} /> },
          { valeur: 'cabinet', nom: 'Cabinet', contenu: <OngletCabinet /> },
          { valeur: 'conseils', nom: 'Conseils', contenu: <OngletConseils /> },
          { valeur: 'annuaire', nom: 'Annuaire', contenu: <OngletAnnuaire /> },
          { valeur: 'api', nom: 'API', contenu: <OngletCles /> },
          { valeur: 'archive', nom: 'Archive', contenu: <OngletArchive /> },
        ]}
      />
    </CadrePro>
  );
}
