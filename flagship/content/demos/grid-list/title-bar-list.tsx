import InfoIcon from '@mui/icons-material/Info';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import ListSubheader from '@mui/material/ListSubheader';
import { pictures } from './pictures.ts';

export default function TitleBarList() {
  return (
    <ImageList sx={{ width: '100%', maxWidth: 500 }} aria-label="Entries of December">
      <ImageListItem cols={2}>
        <ListSubheader component="div">December</ListSubheader>
      </ImageListItem>
      {pictures.slice(0, 6).map(({ title, author, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt="" width={400} height={300} />
          <ImageListItemBar
            title={title}
            subtitle={`by ${author}`}
            actionIcon={
              <IconButton aria-label={`About ${title}`} sx={{ color: 'common.white' }}>
                <InfoIcon />
              </IconButton>
            }
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
