import { answers, refuses, table } from '../../support/table.js'

const SOURCE = 'the name itself'

table('rest_anime_filename', [
  answers(
    'a range of episodes and technical terms',
    { name: '[Group A] Some Title - 01-02 [BD 1920x1080 HEVC FLAC].mkv' },
    {
      title: 'Some Title',
      season: null,
      episode: 1,
      episodeEnd: 2,
      version: null,
      group: 'Group A',
      resolution: '1920x1080',
      source: 'BD',
      video: 'HEVC',
      audio: 'FLAC',
      checksum: null,
      extension: 'mkv',
    },
    SOURCE,
  ),
  answers(
    'half an episode and a version',
    { name: 'Title - 03.5 [v2].mkv' },
    { episode: 3.5, version: 2, group: null },
    SOURCE,
  ),
  answers(
    'a group behind the last hyphen',
    { name: 'Title.S02E05.1080p.WEB-DL.x264-GRP.mkv' },
    { group: 'GRP', resolution: '1080p', extension: 'mkv' },
    SOURCE,
  ),
  answers(
    'a hyphen with blanks',
    { name: 'Title - 07.mkv' },
    { title: 'Title', episode: 7, group: null },
    SOURCE,
  ),
  refuses(422, 'no title', { name: '[X]' }, 'title'),
  refuses(422, 'blanks', { name: '   ' }, 'title'),
  refuses(400, 'no name', { name: '' }, 'name'),
  answers(
    'an extension that is the name of a codec too',
    { name: 'Naruto 220.avi' },
    { title: 'Naruto', episode: 220, video: null, extension: 'avi' },
    'what follows the last full stop of a file name',
  ),
  answers(
    'and the codec beside it',
    { name: '[Group] Title - 05 [DivX].divx' },
    { episode: 5, group: 'Group', video: 'DivX', extension: 'divx' },
    'what follows the last full stop of a file name',
  ),
])
