// What people call kinds of controls, in several languages. A role word is a hint: it separates controls that the
// rest of the sentence describes equally, and tells which words of a sentence are no name. A language that is
// missing costs an abstention, never a wrong answer, because an unknown word has to be found on the page.

import type { CandidateContext } from '../request.js';

export type ContextKind = CandidateContext['kind'];

export interface RoleTerm {
  readonly words: readonly string[];
  /** Roles that the word means. */
  readonly exact: readonly string[];
  /** Roles that people call so as well: a link that looks like a button. */
  readonly near: readonly string[];
  /** Surroundings that the word names: "in row 7". `any`: a word such as "section". */
  readonly around: readonly ContextKind[] | 'any' | 'page' | undefined;
  /** The landmark that stands in the text of a section without a label. */
  readonly landmark: readonly string[] | undefined;
}

/**
 * A line for each term: `exact > near @ around = landmark : words`. Besides ARIA roles: `input` (one without a role),
 * `file`, `label` (where it stands in for a hidden control), `summary`, and `generic` for any other element.
 */
const TABLE = `
  button > link menuitem tab switch combobox summary generic : button|btn|push button|menu button|icon button|submit button|knopf|schaltfläche|taste|bouton|botón|boton|pulsante|bottone|tasto|botão|knop|knapp|knappen|knap|painike|przycisk|tlačítko|tlačidlo|gomb|buton|düğme|кнопка|кнопку|кнопки|кнопке|κουμπί|כפתור|زر|बटन|ボタン|按钮|按鈕|버튼|nút|ปุ่ม|tombol
  link > menuitem tab generic : link|hyperlink|lien|enlace|vínculo|collegamento|koppeling|länk|länken|lenke|odkaz|odnośnik|bağlantı|ссылка|ссылку|ссылки|посилання|σύνδεσμος|קישור|رابط|लिंक|リンク|链接|連結|링크|liên kết|ลิงก์|tautan
  textbox searchbox spinbutton combobox input > listbox slider file : field|input|input field|form field|feld|eingabefeld|champ|campo|veld|invoerveld|fält|felt|kenttä|pole|mező|câmp|alan|поле|πεδίο|שדה|حقل|फ़ील्ड|フィールド|欄|入力欄|入力フィールド|字段|输入框|欄位|輸入框|필드|입력란|입력창|trường|ช่อง|bidang
  textbox searchbox spinbutton > combobox input : textbox|text box|text field|textarea|text area|text input|textfeld|zone de texte|champ de texte|cuadro de texto|campo de texto|campo di testo|caixa de texto|tekstvak|textfält|tekstfelt|tekstikenttä|pole tekstowe|textové pole|текстовое поле|テキストボックス|テキスト欄|文本框|文字方塊|텍스트 상자
  > textbox searchbox spinbutton combobox checkbox input : box|entry
  searchbox > textbox combobox : searchbox|search box|search field|search bar|search input|suchfeld|barre de recherche|champ de recherche|cuadro de búsqueda|barra de búsqueda|campo di ricerca|caixa de pesquisa|zoekveld|sökfält|søgefelt|søkefelt|pole wyszukiwania|поле поиска|строка поиска|検索ボックス|検索欄|搜索框|검색창
  spinbutton > textbox : spinbutton|spin button|number field|stepper|zahlenfeld|数値入力欄
  combobox listbox > button textbox menu link generic : dropdown|drop down|drop down list|drop down menu|drop down box|select|select box|select field|selectbox|combobox|combo box|listbox|list box|picker|selector|auswahl|auswahlfeld|auswahlliste|dropdownliste|dropdownmenü|liste déroulante|menu déroulant|desplegable|lista desplegable|menú desplegable|menu a tendina|elenco a discesa|lista suspensa|menu suspenso|keuzelijst|vervolgkeuzelijst|rullista|rullgardinsmeny|pudotusvalikko|lista rozwijana|rozevírací seznam|legördülő lista|açılır liste|выпадающий список|ドロップダウン|プルダウン|セレクトボックス|下拉框|下拉菜单|下拉列表|下拉選單|드롭다운|선택 상자
  checkbox menuitemcheckbox > switch label : checkbox|check box|tickbox|tick box|kontrollkästchen|kästchen|häkchen|case à cocher|case|casilla|casilla de verificación|casella|casella di controllo|caixa de seleção|selectievakje|aankruisvakje|vinkje|kryssruta|afkrydsningsfelt|avkrysningsboks|valintaruutu|pole wyboru|zaškrtávací políčko|jelölőnégyzet|onay kutusu|флажок|чекбокс|галочка|галочку|チェックボックス|复选框|核取方塊|체크박스|확인란
  radio menuitemradio > label : radio|radio button|radiobutton|optionsfeld|bouton radio|botón de opción|botón de radio|pulsante di opzione|botão de opção|keuzerondje|radioknapp|alternativknapp|valintanappi|przycisk opcji|přepínač|rádiógomb|радиокнопка|радиокнопку|ラジオボタン|单选按钮|單選按鈕|라디오 버튼
  switch > checkbox button label : switch|toggle|toggle switch|toggle button|schalter|umschalter|interrupteur|interruptor|interruttore|schakelaar|strömbrytare|kytkin|przełącznik|kapcsoló|anahtar|переключатель|тумблер|スイッチ|トグル|开关|開關|스위치|토글
  tab > link button @ any : tab|reiter|registerkarte|onglet|pestaña|scheda|aba|tabblad|flik|fliken|fane|välilehti|karta|zakładka|záložka|sekme|вкладка|вкладку|タブ|标签页|选项卡|頁籤|탭
  slider > : slider|schieberegler|curseur|deslizador|cursore|controle deslizante|schuifregelaar|skjutreglage|ползунок|スライダー|滑块|슬라이더
  file > input button label : file field|file input|file upload|file chooser|dateifeld|champ de fichier|ファイル入力
  summary > button : summary|disclosure|expander|accordion
  menu menubar > button combobox navigation generic @ any : menu|menü|menú|meny|menyn|valikko|меню|メニュー|菜单|選單|메뉴
  menuitem menuitemcheckbox menuitemradio > link button option : menuitem|menu item|menu entry|menu option|menüpunkt|menüeintrag|élément de menu|elemento del menú|voce di menu|item de menu|menu onderdeel|menyalternativ|пункт меню|メニュー項目|菜单项|메뉴 항목
  option > radio checkbox menuitemradio treeitem listitem : option|choice|opción|opzione|opção|optie|alternativ|opcja|опция|опцию|オプション|选项|選項|옵션
  listitem option menuitem treeitem > article row @ item row : item|list item|listenpunkt|listeneintrag|eintrag|élément|elemento|リスト項目|列表项|항목
  row > listitem @ row item : row|table row|zeile|tabellenzeile|ligne|fila|riga|linha|rij|rad|raden|række|rivi|wiersz|řádek|sor|satır|строка|строку|строке|行|행
  columnheader > @ column : column|column header|spalte|colonne|columna|colonna|coluna|kolom|kolumn|kolonne|sarake|kolumna|sloupec|oszlop|sütun|столбец|столбце|колонка|колонке|列|열
  cell gridcell > @ row column : cell|table cell|zelle|cellule|celda|cella|célula|ячейка|ячейку|セル|单元格|셀
  img > button link menuitem generic : icon|icône|icono|ícono|icona|ícone|pictogram|ikon|ikonen|ikona|ikonę|иконка|иконку|значок|アイコン|图标|圖示|아이콘
  img > figure : image|picture|photo|avatar|bild|foto|imagen|immagine|imagem|afbeelding|obraz|изображение|картинка|картинку|画像|图片|圖片|이미지
  heading > @ any : heading|headline|überschrift|titre|encabezado|intestazione|cabeçalho|kop|rubrik|overskrift|otsikko|nagłówek|nadpis|címsor|заголовок|見出し|标题|標題|제목
  dialog alertdialog > @ dialog : dialog|dialogue|dialog box|modal|popup|pop up|dialogfenster|fenster|boîte de dialogue|diálogo|cuadro de diálogo|finestra|ventana|janela|dialoogvenster|dialogruta|okno|диалог|диалоге|окно|окне|ダイアログ|モーダル|对话框|弹窗|대화상자|팝업
  alert > status : alert|error message|error|warning|notification|fehlermeldung|meldung|alerte|alerta|avviso|melding|сообщение об ошибке|エラーメッセージ|错误信息|알림
  status > alert : status|status message|toast|statusmeldung
  table grid treegrid > @ row column : table|grid|tabelle|tableau|tabla|tabella|tabela|tabel|tabell|taulukko|таблица|таблице|表|表格|표
  list listbox > combobox menu @ item : list|liste|lista|lijst|luettelo|список|списке|リスト|列表|목록
  paragraph > : paragraph|absatz|paragraphe|párrafo
  progressbar > : progress bar|progressbar|fortschrittsbalken
  article listitem > @ item section heading group : card|karte|tile|kachel|article|artikel|カード|卡片
  group radiogroup > @ any : group|fieldset|gruppe|groupe|grupo|gruppo|группа|группе|グループ|组
  region > tabpanel group @ any : section|panel|area|region|block|widget|bereich|abschnitt|zone|sección|sezione|seção|sectie|sektion|раздел|разделе|セクション|区域|섹션
  form > @ any : form|formular|formulaire|formulario|modulo|formulário|formulier|formulär|форма|форме|フォーム|表单|양식
  document > @ page : page|frame|iframe|seite|página|pagina|sida|страница|странице|ページ|页面|페이지
  banner > @ section = header banner : header|page header|kopfzeile|en tête|cabecera|ヘッダー
  contentinfo > @ section = footer contentinfo : footer|page footer|fußzeile|pied de page|pie de página|フッター
  complementary > @ section = aside complementary : sidebar|side bar|seitenleiste|barre latérale|barra lateral|サイドバー
  navigation > @ section = nav navigation : navigation|nav|nav bar|navbar|navigation bar|ナビゲーション
  main > @ section = main : main content|hauptbereich|contenu principal|contenido principal
`;

export const ROLE_TERMS: readonly RoleTerm[] = TABLE.trim().split('\n').map(readTerm);

function readTerm(line: string): RoleTerm {
  const [, exact = '', near = '', around, landmark, words = ''] =
    /^(.*?) ?> ?(.*?)(?: ?@ (.*?))?(?: = (.*?))? ?: (.*)$/u.exec(line.trim()) ?? [];
  return {
    words: words.split('|'),
    exact: listed(exact),
    near: listed(near),
    around:
      around === 'any' || around === 'page' || around === undefined
        ? around
        : (listed(around) as ContextKind[]),
    landmark: landmark === undefined ? undefined : listed(landmark),
  };
}

function listed(words: string): string[] {
  return words.split(' ').filter(Boolean);
}

/** The kinds of surroundings to look at; undefined for all. */
export function kindsOf({ around }: RoleTerm): readonly ContextKind[] | undefined {
  return around === 'any' || around === 'page' ? undefined : around;
}
